import { emailSchema } from '@kahani/contracts/accounts'
import type { App } from '@kahani/service-kit/app'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Layout, sendHtml } from '../layout.ts'
import {
  AuthorizationError,
  type AuthorizationRequest,
  authorizationQuery,
  parseAuthorizationRequest,
} from './authorization-request.ts'
import type { Fault } from './faults.ts'
import type { GoogleFake } from './google.ts'
import type { Person } from './people.ts'
import { allowsEmail } from './scopes.ts'
import { errorPage, type Rejected, signInPage } from './sign-in-page.ts'

const PATH = '/google/auth'
const choiceForm = z.object({
  person: z.string().optional(),
  cancel: z.string().optional(),
  name: z.string().default(''),
  email: z.string().default(''),
  verified: z.string().optional(),
})
const newPerson = z.object({
  name: z.string().trim().min(1, 'Please enter a name').max(100, 'The name is too long'),
  email: emailSchema,
})

type Query = z.output<typeof authorizationQuery>

const addressOf = ({ fault: _, ...query }: Query, fault: Fault | undefined) =>
  `${PATH}?${new URLSearchParams({ ...query, ...(fault && { fault }) })}`

/** The page on which people sign in. The product sends the browser there. */
export function googlePageRoutes(app: App, { client, people, grants }: GoogleFake, layout: Layout) {
  // Browsers also check where the response to a form redirects to.
  const policy = [
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    `form-action 'self' ${[...new Set(client.redirectUris.map(uri => new URL(uri).origin))].join(' ')}`,
  ].join('; ')

  const sendSignInPage = (reply: FastifyReply, query: Query, rejected?: Rejected) => {
    const faultUrl = (fault?: Fault) => addressOf(query, fault)
    const sendsEmail = allowsEmail(query.scope)
    const page = signInPage(layout, { people: people.list(), fault: query.fault, faultUrl, rejected, sendsEmail })
    return sendHtml(reply, policy, page.text)
  }
  const sendAnswer = (reply: FastifyReply, request: AuthorizationRequest, answer: Record<string, string>) => {
    const { state, redirectUri } = request
    const url = new URL(redirectUri)
    url.search = new URLSearchParams({ ...(state && { state }), ...answer }).toString()
    return reply.redirect(url.href, 303)
  }
  const sendCode = (reply: FastifyReply, request: AuthorizationRequest, person: Person) =>
    sendAnswer(reply, request, { code: grants.issueCode({ ...request, person }), scope: request.scope })

  app.register(async scope => {
    const pages = scope as unknown as App
    pages.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof AuthorizationError)) throw error
      return sendHtml(reply.code(400), policy, errorPage(layout, error.code, error.message).text)
    })
    const schema = { querystring: authorizationQuery }

    pages.get(PATH, { schema }, async ({ query }, reply) => {
      parseAuthorizationRequest(query, client)
      return sendSignInPage(reply, query)
    })

    pages.post(PATH, { schema: { ...schema, body: choiceForm } }, async ({ query, body }, reply) => {
      const request = parseAuthorizationRequest(query, client)
      const { person: sub, cancel, verified, ...entered } = body
      if (cancel) return sendAnswer(reply, request, { error: 'access_denied' })
      const chosen = sub && people.find(sub)
      if (chosen) return sendCode(reply, request, chosen)
      const { data, error } = newPerson.safeParse(entered)
      if (data) return sendCode(reply, request, await people.save({ ...data, emailVerified: verified !== undefined }))
      return sendSignInPage(reply.code(400), query, { ...entered, reason: error.issues[0]?.message ?? '' })
    })
  })
}
