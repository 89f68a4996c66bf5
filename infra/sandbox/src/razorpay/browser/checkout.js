// The provider's checkout for a page: `new Razorpay(options).open()` lays a frame of the sandbox over it.
;(() => {
  const SANDBOX = new URL(document.currentScript.src).origin
  const FILL = 'position:fixed;inset:0;width:100%;height:100%;border:0;'

  const make = (tag, style, properties = {}) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.style.cssText = style
    return element
  }

  function frameUrl({ key, order_id: orderId, amount, currency }) {
    const url = new URL(`/checkout/${encodeURIComponent(orderId ?? 'none')}`, SANDBOX)
    for (const [name, value] of Object.entries({ key, amount, currency })) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    return url.href
  }

  /** Covers the page, which can't be scrolled or reached meanwhile. Returns what takes the cover away again. */
  function cover(container) {
    const { body, activeElement } = document
    const { overflow } = body.style
    const reachable = [...body.children].filter(element => !element.inert)
    for (const element of reachable) element.inert = true
    body.style.overflow = 'hidden'
    body.append(container)
    return () => {
      container.remove()
      body.style.overflow = overflow
      for (const element of reachable) element.inert = false
      activeElement?.focus?.()
    }
  }

  class Razorpay {
    #options
    #listeners = new Map()
    #uncover

    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      this.#options = options
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    open() {
      if (this.#uncover) return
      const { modal, name, description, prefill, theme } = this.#options
      const container = make('div', `${FILL}z-index:2147483647;background:rgb(20 14 40/.6);color-scheme:light`, {
        className: 'razorpay-container',
      })
      // Seen for as long as the frame is not there; a sandbox that is gone can be closed.
      const waiting = make('button', 'position:absolute;top:1rem;right:1rem;font:1rem system-ui;padding:.5rem 1rem', {
        type: 'button',
        textContent: 'Close',
        onclick: () => this.#dismiss(),
      })
      const frame = make('iframe', `${FILL}visibility:hidden`, {
        className: 'razorpay-checkout-frame',
        title: 'Checkout (sandbox)',
        src: frameUrl(this.#options),
      })
      const close = modal?.escape ?? true
      const settings = { name, description, prefill, theme, escape: close, confirmClose: modal?.confirm_close ?? false }

      const onMessage = ({ origin, source, data }) => {
        if (origin !== SANDBOX || source !== frame.contentWindow) return
        const hear = {
          ready() {
            waiting.remove()
            frame.style.visibility = 'visible'
            frame.focus()
            frame.contentWindow.postMessage({ type: 'focus' }, SANDBOX)
          },
          paid: () => {
            this.close()
            this.#options.handler?.(data.response)
          },
          failed: () => {
            for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: data.error })
          },
          dismissed: () => this.#dismiss(),
          gone: () => {
            this.close()
            location.replace('about:blank')
          },
        }
        hear[data.type]?.()
      }
      const onKeyDown = ({ key }) => {
        if (key === 'Escape' && close) this.#dismiss()
      }
      frame.onload = () =>
        frame.contentWindow.postMessage({ type: 'open', settings: JSON.parse(JSON.stringify(settings)) }, SANDBOX)
      addEventListener('message', onMessage)
      addEventListener('keydown', onKeyDown)
      container.append(waiting, frame)
      const uncover = cover(container)
      waiting.focus()
      this.#uncover = () => {
        removeEventListener('message', onMessage)
        removeEventListener('keydown', onKeyDown)
        uncover()
      }
    }

    close() {
      this.#uncover?.()
      this.#uncover = undefined
    }

    #dismiss() {
      this.close()
      this.#options.modal?.ondismiss?.()
    }
  }

  window.Razorpay = Razorpay
})()
