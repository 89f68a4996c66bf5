import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PageTarget, Place } from './page-navigation.ts'
import { canTurn, endTurn, type Turn, turnPage } from './page-turn.ts'
import type { PageNavigation } from './use-page-navigation.ts'

interface TurnsOptions {
  /** The open page, or the spread of its two sides. */
  sheet: RefObject<HTMLElement | null>
  navigation: PageNavigation
  /** Whether the two sides lie side by side. */
  isSpread: () => boolean
  /** Called together with the change of the page. */
  onTurn: (to: Place) => void
  /** Called instead of a turn at the end of the book. */
  onEnd: () => void
}

/** Turns pages, at once or with a finger. */
export function useTurns(options: TurnsOptions) {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  /** Turns to a place. A sheet that is `held` has to be released by the caller. @returns null if nothing turns */
  const turn = useCallback((target: PageTarget, held: boolean): Turn | null => {
    endTurn()
    const { sheet, navigation, isSpread, onTurn, onEnd } = latest.current
    const { resolve, open, page, screen } = navigation
    const to = resolve(target)
    if (!to) {
      if (target === 'next') onEnd()
      return null
    }
    const show = () => {
      open(to)
      onTurn(to)
    }
    // What is below the book is not looked at any more.
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!sheet.current || !canTurn()) {
      show()
      return null
    }
    const forward = to.page > page || (to.page === page && to.screen > screen)
    const turned = turnPage(sheet.current, forward ? 'next' : 'previous', isSpread(), () => {
      flushSync(show)
      return () => flushSync(() => open({ page, screen }))
    })
    if (!held) turned.complete()
    return turned
  }, [])

  const goTo = useCallback((target: PageTarget) => void turn(target, false), [turn])
  const lift = useCallback((direction: 'next' | 'previous') => turn(direction, true), [turn])
  return { goTo, lift }
}
