import { application, exitSurvey, quiz } from './sample-forms.ts'

const visit = {
  firstPage: '/',
  referrerHost: 'news.example',
  utmSource: 'letter',
  utmMedium: 'email',
  utmCampaign: 'spring',
  utmTerm: 'ai',
  utmContent: 'top',
}
const extras = { visit, honeypot: '', filledInMs: 60_000, consentVersion: 1 }
const list = { q: 'anna', limit: '5', cursor: 'WyIyMDI2IiwieCJd' }
const filter = { show: 'all', sort: 'name' }

const clientDataJSON = Buffer.from(
  JSON.stringify({ type: 'webauthn.get', challenge: 'x', origin: 'http://localhost' }),
).toString('base64url')
const credential = { id: 'YQ', rawId: 'YQ', type: 'public-key', clientExtensionResults: {} }
const assertion = { ...credential, response: { clientDataJSON, authenticatorData: 'YQ', signature: 'YQ' } }
const attestation = { ...credential, response: { clientDataJSON, attestationObject: 'YQ', transports: ['usb'] } }

/** A valid request for each route that takes a body or a query. Hostile requests are derived from these. */
const examples: Record<string, { body?: object; query?: Record<string, string> }> = {
  'GET /api/admin/analytics': { query: { days: '30' } },
  'GET /api/admin/analytics-sessions': { query: list },
  'GET /api/admin/audit-log': {
    query: { limit: list.limit, cursor: list.cursor, show: 'changes', lead: '019a0000-0000-7000-8000-000000000000' },
  },
  'GET /api/admin/checkup': { query: { online: 'true' } },
  'GET /api/admin/leads': { query: { ...list, ...filter } },
  'GET /api/admin/leads/export': { query: { q: 'anna', ...filter } },
  'GET /api/admin/survey-responses': { query: list },
  'GET /api/admin/words/texts': { query: { page: '/about' } },
  'GET /api/admin/words/search': { query: { q: 'mission' } },
  'GET /api/analytics/dropoff': { query: { days: '90' } },
  'GET /api/analytics/summary': { query: { days: '7' } },
  'PATCH /api/admin/leads/:id': {
    body: {
      status: 'won',
      answered: true,
      followUp: { on: '2099-01-01', note: 'Call after ten.' },
      verdict: 'person',
    },
  },
  'PUT /api/admin/leads/:id/notes/:noteId': { body: { text: 'Call after ten.' } },
  'POST /api/admin/password': { body: { password: 'correct horse battery staple' } },
  'POST /api/admin/push': {
    body: { endpoint: 'https://web.push.apple.com/x', p256dh: 'x'.repeat(87), auth: 'x'.repeat(22), showsNames: false },
  },
  'PATCH /api/admin/settings': { body: { allowsPassword: true } },
  'PATCH /api/admin/words/drafts': { body: { path: 'about/mission', value: 'New words.', revision: 'x' } },
  'PATCH /api/analytics/sessions/:sessionId/complete': { body: { completed: true, toolkitOptIn: false } },
  'POST /api/admin/login': { body: { password: 'guess', remember: true } },
  'POST /api/admin/passkey-login': { body: { credential: assertion, remember: true } },
  'POST /api/admin/passkeys': { body: { name: 'Phone', credential: attestation } },
  'POST /api/admin/leads': {
    body: {
      id: '019a0000-0000-7000-8000-000000000000',
      name: 'Anna',
      phone: '204 555 0123',
      email: '',
      businessName: '',
      note: 'Call after ten.',
      from: 'Phoned us',
      mayWrite: 'They asked us to',
      followUpOn: '',
    },
  },
  'POST /api/admin/leads/:id/join': { body: { leadId: '019a0000-0000-7000-8000-000000000000' } },
  'POST /api/admin/words/drafts/discard': { body: { path: 'about/mission', revision: 'x' } },
  'POST /api/admin/words/articles': { body: { title: 'What to ask' } },
  'POST /api/admin/words/pictures': { body: { picture: '/9j/', alt: 'A picture' } },
  'POST /api/admin/words/publish': { body: { revision: 'x', without: ['about/mission'] } },
  'POST /api/admin/words/return': { body: { version: 1 } },
  'POST /api/admin/words/sharing': { body: { page: '/about', isShared: true } },
  'POST /api/analytics/events': {
    body: { sessionId: 'x', eventType: 'question_viewed', questionId: 'q', stepIndex: '1', payload: { a: 1 } },
  },
  'POST /api/analytics/sessions': { body: { surveyType: 'exit', emailHash: 'a'.repeat(64), sessionId: 'unknown' } },
  'POST /api/beta/apply': { body: { ...application, ...extras } },
  'POST /api/notes': { body: { token: 'x' } },
  'POST /api/quiz/submit': { body: { ...quiz, ...extras } },
  'POST /api/survey/submit': { body: { ...exitSurvey, sessionId: 'x', ...extras } },
  'POST /api/toolkit/validate': { body: { password: 'guess' } },
  'POST /api/visits': { body: { page: '/quiz', visit, step: 'opened' } },
  'POST /unsubscribe': { query: { token: 'x' } },
}

const withoutBodyOrQuery = [
  'GET /*',
  'GET /api/*',
  'POST /api/*',
  'PUT /api/*',
  'PATCH /api/*',
  'DELETE /api/*',
  'GET /healthz',
  'GET /readyz',
  'GET /up',
  'GET /shared/:token',
  'GET /shared/:token/photos/*',
  'GET /words-view/:token/edit/*',
  'GET /words-view/:token/photos/*',
  'GET /words-view/:token/preview/*',
  'GET /api/admin/words',
  'POST /api/admin/words/view',
  'GET /api/admin/check',
  'GET /api/admin/login-options',
  'GET /api/admin/overview',
  'GET /api/admin/checkup',
  'GET /api/admin/settings',
  'GET /api/admin/push',
  'POST /api/admin/recovery-code',
  'DELETE /api/admin/push',
  'GET /api/admin/words/history',
  'GET /api/admin/words/pictures',
  'GET /api/admin/words/reply-values',
  'GET /api/admin/leads/:id',
  'GET /api/admin/leads/:id/export',
  'DELETE /api/admin/leads/:id',
  'DELETE /api/admin/leads/:id/notes/:noteId',
  'DELETE /api/admin/passkeys/:id',
  'DELETE /api/admin/sessions/:id',
  'POST /api/admin/logout',
  'POST /api/admin/passkey-login/start',
  'POST /api/admin/passkeys/start',
  // Without a signature, nothing of it is read.
  'POST /api/bookings',
  'POST /api/admin/outbox/:id/dismiss',
  'POST /api/admin/outbox/:id/resend',
]

export function routeExample(route: string) {
  const example = examples[route]
  if (!example && !withoutBodyOrQuery.includes(route))
    throw new Error(`Add an example for the new route ${route} to tests/support/route-examples.ts.`)
  return { body: example?.body, query: example?.query ?? {} }
}
