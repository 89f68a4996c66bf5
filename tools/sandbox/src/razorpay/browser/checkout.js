// A fake of the checkout script of the provider: `new Razorpay(options).open()` opens a frame of the sandbox over the page.
;(() => {
  const SANDBOX = new URL(document.currentScript.src).origin
  const FILL = 'position:fixed;inset:0;width:100%;height:100%;border:0;'

  const createElement = (tag, style, properties = {}) => {
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

  /** Covers the page and makes it inert. Returns a function that undoes both. */
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
      const container = createElement(
        'div',
        `${FILL}z-index:2147483647;background:rgb(20 14 40/.6);color-scheme:light`,
        {
          className: 'razorpay-container',
        },
      )
      // Shown until the frame has loaded, so that the checkout can be closed if the sandbox is not running.
      const closeButton = createElement(
        'button',
        'position:absolute;top:1rem;right:1rem;font:1rem system-ui;padding:.5rem 1rem',
        {
          type: 'button',
          textContent: 'Close',
          onclick: () => this.#dismiss(),
        },
      )
      const frame = createElement('iframe', `${FILL}visibility:hidden`, {
        className: 'razorpay-checkout-frame',
        title: 'Checkout (sandbox)',
        src: frameUrl(this.#options),
      })
      const close = modal?.escape ?? true
      const settings = { name, description, prefill, theme, escape: close, confirmClose: modal?.confirm_close ?? false }

      const onMessage = ({ origin, source, data }) => {
        if (origin !== SANDBOX || source !== frame.contentWindow) return
        const handlers = {
          ready() {
            closeButton.remove()
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
        handlers[data.type]?.()
      }
      const onKeyDown = ({ key }) => {
        if (key === 'Escape' && close) this.#dismiss()
      }
      frame.onload = () =>
        frame.contentWindow.postMessage({ type: 'open', settings: JSON.parse(JSON.stringify(settings)) }, SANDBOX)
      addEventListener('message', onMessage)
      addEventListener('keydown', onKeyDown)
      container.append(closeButton, frame)
      const uncover = cover(container)
      closeButton.focus()
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
