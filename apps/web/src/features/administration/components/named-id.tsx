interface NamedIdProps {
  id: number | string
  /** Undefined if what the id belongs to was deleted. */
  name: string | null | undefined
}

/** An id, with the name of what it belongs to. */
export function NamedId({ id, name }: NamedIdProps) {
  if (!name) return id
  return (
    <>
      {id} <bdi className="block text-xs text-ink-soft wrap-anywhere">{name}</bdi>
    </>
  )
}
