// @vitest-environment jsdom
import type { LookPreview } from '@kahani/contracts/look-previews'
import type { Look } from '@kahani/contracts/looks'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import LookPicker from '../../ui/look/look-picker.tsx'

const server = startFakeServer()

function Picker({ kind = 'child' }: { kind?: 'child' | 'grown-up' }) {
  const [look, setLook] = useState<Look>({})
  const preview: LookPreview = { kind: 'child', name: 'Kiara', gender: 'girl', age: '4-6', look }
  return (
    <>
      <LookPicker kind={kind} look={look} onChange={setLook} preview={preview} name="Kiara" />
      <output>{JSON.stringify(Object.entries(look))}</output>
    </>
  )
}

const option = (name: string) => screen.getByLabelText(name)
const tab = (name: string) => screen.getByRole('tab', { name })
const look = () => Object.fromEntries(JSON.parse(document.querySelector('output')?.textContent ?? ''))

test('every choice has a name, can be taken back, and is drawn; a preview that fails keeps the former one', async () => {
  const drawn: unknown[] = []
  let fails = false
  server.use(
    http.post('*/api/looks/preview', async ({ request }) => {
      drawn.push(((await request.json()) as { look: Look }).look)
      const status = fails ? 400 : 200
      return new HttpResponse(JSON.stringify(drawn.at(-1)), { status })
    }),
  )
  const { user } = renderScreen(<Picker />)
  const picture = await screen.findByAltText<HTMLImageElement>('Kiara in the book')
  await user.click(option('Skin tone 4 of 10'))
  const first = picture.src
  await waitFor(() => expect(picture.src).not.toBe(first))
  await user.click(tab('Head'))
  expect(screen.queryByLabelText('Teal')).toBeNull()
  await user.click(option('Hijab'))
  fails = true
  await user.click(option('Teal'))
  expect(look()).toEqual({ skin: 4, headwear: 'hijab', headwearColour: 'teal' })
  expect(await screen.findByText(/^The preview could not be drawn/)).toBeVisible()
  expect(screen.getByAltText('Kiara in the book')).toBe(picture)

  fails = false
  await user.click(option('Nothing'))
  await user.click(tab('Skin'))
  await user.click(screen.getAllByLabelText('Not chosen')[0] as HTMLElement)
  await user.click(tab('Glasses, aids'))
  await user.click(option('Glasses'))
  await user.click(option('Wheelchair'))
  expect(look()).toEqual({ glasses: true, mobilityAid: 'wheelchair' })
  await user.click(option('Glasses'))
  await waitFor(() => expect(drawn.at(-1)).toEqual({ mobilityAid: 'wheelchair' }))
  await waitFor(() => expect(screen.queryByText(/^The preview could not be drawn/)).toBeNull())
})

test('grown-ups have an age, a beard and a mark on the forehead, and no hair without hair', async () => {
  server.use(http.post('*/api/looks/preview', () => new HttpResponse('picture')))
  const { user } = renderScreen(<Picker kind="grown-up" />)
  await user.click(option('Old'))
  await user.click(tab('Hair'))
  await user.click(option('Grey'))
  await user.click(option('No hair'))
  expect(screen.queryByLabelText('Grey')).toBeNull()
  await user.click(option('Moustache'))
  await user.click(tab('Head'))
  await user.click(option('Bindi'))
  expect(look()).toEqual({ grownUpAge: 'old', hairStyle: 'bald', beard: 'moustache', foreheadMark: 'bindi' })
  await user.click(tab('Clothes'))
  expect(screen.queryByLabelText('T-shirt and shorts')).toBeNull()
  expect(option('Sari')).toBeVisible()
})
