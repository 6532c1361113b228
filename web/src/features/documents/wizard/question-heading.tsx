import type { ReactNode } from 'react'

type QuestionHeadingProps = { id?: string; children: ReactNode }

/** What is asked, above what answers it. */
export const QuestionHeading = ({ id, children }: QuestionHeadingProps) => (
  <h2 id={id} className="mb-3 text-heading sm:mb-5">
    {children}
  </h2>
)
