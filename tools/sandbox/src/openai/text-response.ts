import { randomUUID } from 'node:crypto'
import type { Response, ResponseOutputMessage } from 'openai/resources/responses/responses'
import { type Brief, findBrief, findRewrite } from './brief.ts'
import { createCheckAnswer, isCheck } from './check-response.ts'
import type { Fault, Json } from './openai-calls.ts'
import { createStory } from './story.ts'
import { createRewrittenPage } from './story-pages.ts'

/** A response without `output_text`, which the client derives. */
type SentResponse = Omit<Response, 'output_text' | 'access_programs'>

/** The story for the brief of a call, or the page of it that is to be rewritten. */
function createStoryAnswer(body: Json, fault: Fault | undefined): string {
  const brief = findBrief(body.input)
  const answer = brief === null ? null : createAnswer(brief, body)
  const sent = fault?.kind === 'story' ? fault.change(answer) : answer
  return sent === null ? 'There is no brief.' : JSON.stringify(sent)
}

/** The answer to a text call: a story, a page of one, or what is to be seen in a picture. */
export function createTextResponse(body: Json, fault: Fault | undefined): SentResponse {
  const text = textOf(isCheck(body) ? createCheckAnswer(fault) : createStoryAnswer(body, fault), fault)
  const isCutOff = fault?.kind === 'cut-off'
  const input = inputTokensOf(body)
  const output = tokensOf(text)
  const content: ResponseOutputMessage['content'] =
    fault?.kind === 'refusal'
      ? [{ type: 'refusal', refusal: 'I’m sorry, but I can’t assist with that request.' }]
      : [{ type: 'output_text', text, annotations: [], logprobs: [] }]
  const message: ResponseOutputMessage = {
    type: 'message',
    id: idOf('msg'),
    role: 'assistant',
    status: isCutOff ? 'incomplete' : 'completed',
    content,
  }
  return {
    id: idOf('resp'),
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: isCutOff ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: isCutOff ? { reason: 'max_output_tokens' } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: body.metadata ?? {},
    model: body.model,
    output: fault?.kind === 'empty' ? [] : [message],
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

function createAnswer(brief: Brief, { input, text }: Json): object {
  const rewrite = findRewrite(input)
  if (rewrite !== null) return { text: createRewrittenPage(brief, rewrite) }
  return createStory(brief, { staged: JSON.stringify(text ?? null).includes('"shot"') })
}

function textOf(full: string, fault: Fault | undefined): string {
  if (fault?.kind === 'garbage') return 'Once upon a time there was no JSON.'
  return fault?.kind === 'cut-off' ? full.slice(0, full.length / 2) : full
}

const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
const IMAGE_URL = /data:image\/[^"]+/g
const TOKENS_PER_IMAGE = 900
function inputTokensOf({ instructions, input }: Json): number {
  const text = `${instructions ?? ''}${JSON.stringify(input)}`
  const images = text.match(IMAGE_URL)?.length ?? 0
  return tokensOf(text.replace(IMAGE_URL, '')) + images * TOKENS_PER_IMAGE
}
const tokensOf = (text: string) => Math.ceil(text.length / 4)
