// The checkout's dialog, in its frame: applies the choice of the user and notifies the page that opened it.
const PAGE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

const dialog = document.querySelector('main')
const alertBox = document.querySelector('[role="alert"]')
const question = document.querySelector('#leave')
const close = document.querySelector('#close')
const first = document.querySelector('[data-outcome]') ?? close
const { orderId, key } = dialog.dataset
let page
let settings = {}
let busy = false

const postToPage = message => parent.postMessage(message, page)
const show = (selector, text) => {
  if (typeof text === 'string' && text) document.querySelector(selector).textContent = text
}
const showMessage = text => {
  alertBox.textContent = text
  alertBox.hidden = !text
}

function open(newSettings, origin) {
  page = origin
  settings = newSettings
  show('#name', settings.name)
  show('#description', settings.description)
  if (typeof settings.theme?.color === 'string') dialog.style.setProperty('--theme', settings.theme.color)
  postToPage({ type: 'ready' })
}

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !PAGE.test(origin)) return
  if (data.type === 'open' && !page) open(data.settings, origin)
  if (data.type === 'focus' && origin === page) first.focus()
})

function leave() {
  if (busy || !page) return
  if (!settings.confirmClose) return postToPage({ type: 'dismissed' })
  question.hidden = false
  question.scrollIntoView({ block: 'end' })
  question.querySelector('button').focus()
}

async function pay(outcome) {
  const { email = null, contact = null } = settings.prefill ?? {}
  const response = await fetch(`/checkout/${orderId}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, outcome, email, contact }),
  })
  const body = await response.json()
  if (!response.ok) return showMessage(body.message)
  if (body.failed) {
    showMessage(body.failed.description)
    return postToPage({ type: 'failed', error: body.failed })
  }
  postToPage(outcome === 'paid' ? { type: 'paid', response: body.paid } : { type: 'gone' })
}

async function choose(outcome) {
  if (busy || !page) return
  busy = true
  dialog.setAttribute('aria-busy', 'true')
  showMessage('')
  try {
    await pay(outcome)
  } catch {
    showMessage('The sandbox cannot be reached. Nothing was charged. Please try again.')
  } finally {
    busy = false
    dialog.removeAttribute('aria-busy')
  }
}

for (const button of document.querySelectorAll('[data-outcome]')) {
  button.addEventListener('click', () => choose(button.dataset.outcome))
}
close.addEventListener('click', leave)
document.querySelector('#leave-now').addEventListener('click', () => postToPage({ type: 'dismissed' }))
document.querySelector('#stay').addEventListener('click', () => {
  question.hidden = true
  first.focus()
})
addEventListener('keydown', event => {
  if (event.key === 'Escape' && settings.escape) leave()
})
