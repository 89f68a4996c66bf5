import { type ComponentProps, useEffect, useId, useInsertionEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement
const isText = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'checkbox')

/** Sets a value as if it were typed. React ignores a value that is set by its own property. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A form that a script validates and sends. In a prerendered page it can be used before it is hydrated: what was typed is
 * kept, and a submission follows. The method keeps the browser from putting the values into the address.
 */
export function Form(props: ComponentProps<'form'>) {
  const id = useId()
  const typed = useRef<[Control, string][]>([])
  // Before the fields are registered, which sets their default values.
  useInsertionEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    typed.current = [...form.elements].filter(isText).flatMap(field => (field.value ? [[field, field.value]] : []))
  }, [id])
  useEffect(() => {
    const form = document.getElementById(id)
    for (const [control, value] of typed.current) if (control.value !== value) type(control, value)
    if (!(form instanceof HTMLFormElement) || form.dataset.submitted === undefined) return
    delete form.dataset.submitted
    form.requestSubmit()
  }, [id])
  // A submission before the hydration adds an attribute.
  return <form noValidate suppressHydrationWarning method="dialog" id={id} {...props} />
}
