// @vitest-environment jsdom
import { DEFAULT_STYLE, ILLUSTRATION_STYLES } from '@kahani/contracts/options'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { EMPTY_FORM } from '../model/story-form.ts'
import { StyleGallery } from './style-gallery.tsx'

function Gallery({ styles, available = [DEFAULT_STYLE] }: Partial<ComponentProps<typeof StyleGallery>>) {
  return (
    <FormProvider {...useForm({ defaultValues: EMPTY_FORM })}>
      <StyleGallery styles={styles ?? ILLUSTRATION_STYLES} available={available} />
    </FormProvider>
  )
}
const shown = () => screen.getAllByRole('radio').map(radio => radio.getAttribute('value'))

test('styles are shown six at a time, and their pages wrap around', async () => {
  const { user } = renderScreen(<Gallery styles={[...ILLUSTRATION_STYLES, 'cartoon', 'vivid']} />)
  expect(shown()).toEqual(['vivid', 'ghibli', 'watercolor', 'fairytale', 'papercut', 'cartoon'])
  expect(screen.getByText('Page 1 of 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous styles' }))
  expect(shown()).toEqual(['cartoon', 'vivid'])
  expect(screen.getByText('Page 2 of 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next styles' }))
  expect(shown()).toHaveLength(6)
})

test('twelve styles are two pages, and six need none', () => {
  const { unmount } = renderScreen(<Gallery styles={[...ILLUSTRATION_STYLES, ...ILLUSTRATION_STYLES]} />)
  expect(screen.getByText('Page 1 of 2')).toBeVisible()
  unmount()
  renderScreen(<Gallery styles={ILLUSTRATION_STYLES} />)
  expect(shown()).toHaveLength(6)
  expect(screen.queryByRole('button', { name: 'Next styles' })).toBeNull()
})

test('only styles that are open can be chosen; the others are coming soon', async () => {
  const { user } = renderScreen(<Gallery available={['vivid', 'papercut']} />)
  expect(screen.getAllByText('Coming Soon')).toHaveLength(4)
  const choosable = screen.getAllByRole<HTMLInputElement>('radio').filter(radio => !radio.disabled)
  expect(choosable.map(({ value }) => value)).toEqual(['vivid', 'papercut'])
  await user.click(screen.getByLabelText(/Papercut/))
  expect(screen.getByLabelText(/Papercut/)).toBeChecked()
})
