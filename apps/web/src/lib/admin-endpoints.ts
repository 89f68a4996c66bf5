import type { PrintedCopy } from '@kahani/contracts/prints'
import { withQuery } from './query-string.ts'

type Filters = Record<string, string>

type OrderedFiles = Pick<PrintedCopy, 'storyId' | 'userId' | 'filesVersion'>

/** The URLs of the API for administrators, apart from `endpoints.ts`, which every page loads. Lists take their filters. */
export const adminEndpoints = {
  dashboard: () => '/api/admin/dashboard',
  users: (filters: Filters = {}) => withQuery('/api/admin/users', filters),
  fixStoryCount: () => '/api/admin/fix-story-count',
  userRole: (id: number) => `/api/admin/users/${id}/role`,
  userSessions: (id: number) => `/api/admin/users/${id}/sessions`,
  userSecondFactors: (id: number) => `/api/admin/users/${id}/second-factors`,
  stories: (filters: Filters = {}) => withQuery('/api/admin/stories', filters),
  printedCopies: (filters: Filters = {}) => withQuery('/api/admin/printed-copies', filters),
  printFile: ({ storyId, userId, filesVersion }: OrderedFiles, file: string, provider?: string) =>
    withQuery(`/api/admin/stories/${storyId}/print-files/${file}`, {
      userId: String(userId),
      version: filesVersion ?? undefined,
      provider,
    }),
  pressCheck: ({ storyId, userId, filesVersion }: OrderedFiles, provider: string) =>
    withQuery(`/api/admin/stories/${storyId}/press-check`, {
      userId: String(userId),
      version: filesVersion ?? undefined,
      provider,
    }),
  printedCopyStatus: (id: number) => `/api/admin/printed-copies/${id}/status`,
  openDisputes: () => '/api/admin/disputes/open',
  orders: (filters: Filters = {}) => withQuery('/api/admin/orders', filters),
  costs: (filters: Filters = {}) => withQuery('/api/admin/costs', filters),
  pictureChecks: (filters: Filters = {}) => withQuery('/api/admin/picture-checks', filters),
  queues: () => '/api/admin/queues',
  retryJob: (queue: string, id: string) => `/api/admin/queues/${queue}/jobs/${encodeURIComponent(id)}/retry`,
  auditLog: (filters: Filters = {}) => withQuery('/api/admin/audit-log', filters),
  gmail: () => '/api/admin/gmail',
  connectGmail: () => '/api/admin/gmail/connect',
  sendTestEmail: () => '/api/admin/gmail/test',
  testEmail: (id: number) => `/api/admin/gmail/test/${id}`,
  newsletters: () => '/api/admin/newsletters',
  testNewsletter: () => '/api/admin/newsletters/test',
}
