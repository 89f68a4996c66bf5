// The checkout's dialog, in its frame: does what a person chooses, and tells the page that opened it.
const PAGE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

const dialog = document.querySelector('main')
const message = document.querySelector('[role="alert"]')
const question = document.querySelector('#leave')
const close = document.querySelector('#close')
const first = document.querySelector('[data-outcome]') ?? close
const { orderId, key } = dialog.dataset
let page
let settings = {}
let busy = false

const tell = what => parent.postMessage(what, page)
const show = (selector, text) => {
  if (typeof text === 'string' && text) document.querySelector(selector).textContent = text
}
const say = text => {
  message.textContent = text
  message.hidden = !text
}

function open(given, origin) {
  page = origin
  settings = given
  show('#name', settings.name)
  show('#description', settings.description)
  if (typeof settings.theme?.color === 'string') dialog.style.setProperty('--theme', settings.theme.color)
  tell({ type: 'ready' })
}

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !PAGE.test(origin)) return
  if (data.type === 'open' && !page) open(data.settings, origin)
  if (data.type === 'focus' && origin === page) first.focus()
})

function leave() {
  if (busy || !page) return
  if (!settings.confirmClose) return tell({ type: 'dismissed' })
  question.hidden = false
  question.scrollIntoView({ block: 'end' })
  question.querySelector('button').focus()
}

async function pay(outcome) {
  const { email = null, contact = null } = settings.prefill ?? {}
  const answer = await fetch(`/checkout/${orderId}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, outcome, email, contact }),
  })
  const body = await answer.json()
  if (!answer.ok) return say(body.message)
  if (body.failed) {
    say(body.failed.description)
    return tell({ type: 'failed', error: body.failed })
  }
  tell(outcome === 'paid' ? { type: 'paid', response: body.paid } : { type: 'gone' })
}

async function choose(outcome) {
  if (busy || !page) return
  busy = true
  dialog.setAttribute('aria-busy', 'true')
  say('')
  try {
    await pay(outcome)
  } catch {
    say('The sandbox can not be reached. Nothing was paid. Please try again.')
  } finally {
    busy = false
    dialog.removeAttribute('aria-busy')
  }
}

for (const button of document.querySelectorAll('[data-outcome]')) {
  button.addEventListener('click', () => choose(button.dataset.outcome))
}
close.addEventListener('click', leave)
document.querySelector('#leave-now').addEventListener('click', () => tell({ type: 'dismissed' }))
document.querySelector('#stay').addEventListener('click', () => {
  question.hidden = true
  first.focus()
})
addEventListener('keydown', event => {
  if (event.key === 'Escape' && settings.escape) leave()
})
