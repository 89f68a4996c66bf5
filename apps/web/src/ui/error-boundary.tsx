import { Component, type ReactNode } from 'react'
import { reportClientError } from '../lib/client-errors.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shown instead of the children if rendering them fails. `reset` renders them again. */
  fallback: (error: unknown, reset: () => void) => ReactNode
}

/** Reports an error in rendering to the server. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error)
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return this.props.fallback(error, () => this.setState({ error: null, failed: false }))
  }
}
