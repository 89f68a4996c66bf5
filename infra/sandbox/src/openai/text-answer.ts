import { randomUUID } from 'node:crypto'
import type { Response, ResponseOutputMessage } from 'openai/resources/responses/responses'
import { briefIn } from './brief.ts'
import type { Json, Trouble } from './openai-calls.ts'
import { tellStory } from './story.ts'

/** A response as it travels: `output_text` is put together by the client. */
type SentResponse = Omit<Response, 'output_text' | 'access_programs'>

/** What a call for text is answered: the story of its brief. */
export function tell(body: Json, trouble: Trouble | undefined): SentResponse {
  const brief = briefIn(body.input)
  const story = brief === null ? null : tellStory(brief)
  const told = trouble?.kind === 'story' ? trouble.change(story) : story
  const text = textOf(told === null ? 'There is no brief to tell of.' : JSON.stringify(told), trouble)
  const cut = trouble?.kind === 'cut-off'
  const input = tokensOf(`${body.instructions ?? ''}${JSON.stringify(body.input)}`)
  const output = tokensOf(text)
  const content: ResponseOutputMessage['content'] =
    trouble?.kind === 'refusal'
      ? [{ type: 'refusal', refusal: 'I’m sorry, but I can’t assist with that request.' }]
      : [{ type: 'output_text', text, annotations: [], logprobs: [] }]
  const message: ResponseOutputMessage = {
    type: 'message',
    id: idOf('msg'),
    role: 'assistant',
    status: cut ? 'incomplete' : 'completed',
    content,
  }
  return {
    id: idOf('resp'),
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: cut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: body.metadata ?? {},
    model: body.model,
    output: trouble?.kind === 'empty' ? [] : [message],
    parallel_tool_calls: true,
    safety_identifier: body.safety_identifier ?? null,
    temperature: body.temperature ?? 1,
    text: body.text ?? { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: body.top_p ?? 1,
    truncation: 'disabled',
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  }
}

function textOf(whole: string, trouble: Trouble | undefined): string {
  if (trouble?.kind === 'garbage') return 'Once upon a time there was no JSON.'
  return trouble?.kind === 'cut-off' ? whole.slice(0, whole.length / 2) : whole
}

const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
const tokensOf = (text: string) => Math.ceil(text.length / 4)
