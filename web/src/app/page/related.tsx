import { Link } from 'react-router'
import { readNext } from '@/copy/read-next'

/** Pages like the one that is read. */
export const Related = ({ links }: { links: { name: string; to: string }[] }) => (
  <nav aria-labelledby="related" className="mt-10 print:hidden">
    <h2 id="related" className="text-subhead">
      {readNext.related}
    </h2>
    <ul className="mt-2 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className="link inline-block py-2">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
