import { proposedLookSchema } from '@kahani/contracts/look-previews'
import { mutationOptions } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { preparePhoto } from './prepare-photo.ts'

/** What a photo shows of a face, which the server reads and does not store; null if it finds no face. */
export const lookFromPhoto = () =>
  mutationOptions({
    mutationFn: async (file: File) => {
      const photo = await preparePhoto(file)
      return (await postJson(endpoints.lookFromPhoto(), proposedLookSchema, { photo })).look
    },
    // The request contains a child's photo.
    gcTime: 0,
  })
