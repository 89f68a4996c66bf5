import type { FamilyMember } from '@kahani/contracts/family'
import type { LookPreview } from '@kahani/contracts/look-previews'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { postForFile } from './api.ts'
import { ApiError, isTransient } from './api-error.ts'
import { endpoints } from './endpoints.ts'

const MAX_RETRIES = 3
const TOO_MANY = 429

const isThrottled = (error: unknown) => error instanceof ApiError && error.status === TOO_MANY

/** The drawn preview of a look, as a data URL. */
export const lookPreviewQuery = (look: LookPreview) =>
  queryOptions({
    queryKey: ['look-preview', look],
    queryFn: async ({ signal }) => toDataUrl(await postForFile(endpoints.lookPreview(), look, { signal })),
    retry: (failures, error) =>
      isThrottled(error) ? failures < MAX_RETRIES : failures < 1 && isTransient(error) && navigator.onLine,
    retryDelay: (_failures, error) => ((error instanceof ApiError && error.retryAfter) || 1) * 1000,
  })

const toDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** How long a look stays the same until it is drawn, in ms. */
const PAUSE_MS = 250

/** The preview of a look that changes. While another one is drawn, and if that fails, it is the former one. */
export function useLookPreview(look: LookPreview) {
  const [drawn, setDrawn] = useState(look)
  const description = JSON.stringify(look)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(JSON.parse(description)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [description])
  const { data, isError, refetch } = useQuery(lookPreviewQuery(drawn))
  const last = useRef(data)
  if (data) last.current = data
  return { url: data ?? last.current, failed: isError, retry: () => void refetch() }
}

/** Of a child whose month of birth is not known, such as a friend, who is as old as the child of the story. */
export const AGE_IF_UNKNOWN = '4-6'

/** The preview of a saved member in everyday clothes. */
export function previewOf(member: FamilyMember): LookPreview {
  const { id: memberId } = member
  if (member.kind === 'pet') return { kind: 'pet', memberId, pet: member.pet, coat: member.coat }
  const { name, gender, look } = member
  if (member.kind === 'grown-up') return { kind: 'grown-up', memberId, name, gender, look, relation: member.relation }
  return { kind: 'child', memberId, name, gender, look, age: member.age ?? AGE_IF_UNKNOWN }
}
