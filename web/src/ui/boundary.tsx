import { Component, type ReactNode } from 'react'

type Props = { instead: ReactNode; children: ReactNode }

/** Shows something else in the place of a part that failed. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
