// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { StoryPicture } from './story-picture.tsx'

test('a picture offers each width, has a known size, and is never loaded from elsewhere', () => {
  onTestFinished(cleanup)
  render(
    <>
      <StoryPicture path="/api/images/a.webp" alt="Asha waves" sizes="4rem" loading="lazy" />
      <StoryPicture path="https://elsewhere.example/b.webp" alt="Another" sizes="4rem" />
    </>,
  )
  const picture = screen.getByRole('img', { name: 'Asha waves' })
  expect(picture).toHaveAttribute(
    'srcset',
    '/api/images/a.webp?width=432 432w, /api/images/a.webp?width=720 720w, /api/images/a.webp?width=1280 1280w',
  )
  expect(picture).toHaveAttribute('sizes', '4rem')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1280', '1280'])
  const elsewhere = screen.getByRole('img', { name: 'Another' })
  expect(elsewhere.getAttribute('srcset')).not.toContain('elsewhere')
  expect(elsewhere.getAttribute('src')).toBe('/api/images/placeholder?width=720')
})
