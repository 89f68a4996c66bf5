// @vitest-environment jsdom
import { ILLUSTRATION_STYLES } from '@kahani/contracts/options'
import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { EMPTY_FORM } from '../model/story-form.ts'
import { StyleGallery } from './style-gallery.tsx'

function Gallery({ styles }: Parameters<typeof StyleGallery>[0]) {
  return (
    <FormProvider {...useForm({ defaultValues: EMPTY_FORM })}>
      <StyleGallery styles={styles} />
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
