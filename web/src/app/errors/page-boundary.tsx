import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { RouteError } from './route-error'

/** Keeps the failure of a page from taking the rest along. The next page starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary page={key}>{children}</Boundary>
}

type Props = { page: string; children: ReactNode }
type State = { page: string; failure?: { error: unknown } }

class Boundary extends Component<Props, State> {
  override state: State = { page: this.props.page }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page }
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}
