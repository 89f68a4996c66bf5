// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { EndingModels } from './ending-models.tsx'

test('the dashboard names each model that ends, its date and the variable to change', () => {
  const models = [
    { setting: 'OPENAI_IMAGE_MODEL', model: 'gpt-image-1.5', endsOn: '2026-12-01', hasEnded: true },
    { setting: 'OPENAI_TEXT_MODEL', model: 'gpt-5', endsOn: '2026-12-11', hasEnded: false },
  ]
  renderScreen(<EndingModels models={models} />)
  const [ended, ending] = screen.getAllByRole('note').map(note => note.textContent)
  expect(ended).toMatch(/ended gpt-image-1.5 on .*1 Dec.*Set OPENAI_IMAGE_MODEL/)
  expect(ending).toMatch(/ends gpt-5 on .*11 Dec.*Set OPENAI_TEXT_MODEL/)
})
