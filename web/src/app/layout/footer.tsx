import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { cx } from '@/lib/cx'

export function Footer({ className }: { className?: string }) {
  return (
    <footer className={cx('mt-10 border-t border-line bg-sunken print:hidden', className)}>
      <div className="mx-auto grid max-w-6xl gap-x-6 gap-y-6 px-4 py-8 max-sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] sm:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] sm:gap-x-10 sm:gap-y-8 sm:px-6 sm:py-10 lg:grid-cols-[1fr_1fr_1fr_1.8fr]">
        <Column title={copy.footer.documentsTitle} className="max-sm:row-span-2">
          {Object.entries(copy.footer.documents).map(([slug, name]) => (
            <FooterLink key={slug} to={paths.law(slug)}>
              {name}
            </FooterLink>
          ))}
        </Column>
        <Column title={copy.footer.companyTitle}>
          <FooterLink to={paths.about()}>{copy.footer.about}</FooterLink>
          <FooterLink to={paths.howItWorks()}>{copy.footer.howItWorks}</FooterLink>
          <FooterLink to={paths.verify()}>{copy.footer.verify}</FooterLink>
          <FooterLink to={paths.contact()}>{copy.footer.contact}</FooterLink>
        </Column>
        <Column title={copy.footer.legalTitle}>
          <FooterLink to={paths.terms()}>{copy.footer.terms}</FooterLink>
          <FooterLink to={paths.privacy()}>{copy.footer.privacy}</FooterLink>
        </Column>
        <section className="rounded-md border border-line bg-canvas p-5 text-base max-lg:col-span-full">
          <h2 className="font-sans text-base font-semibold tracking-normal">{copy.footer.disclaimerTitle}</h2>
          <p className="mt-1.5 text-soft">{copy.footer.disclaimer}</p>
        </section>
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-soft sm:px-6">{copy.footer.copyright}</p>
    </footer>
  )
}

type ColumnProps = { title: string; className?: string; children: ReactNode }

function Column({ title, className, children }: ColumnProps) {
  return (
    <section className={className}>
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="mt-2 text-base text-soft">{children}</ul>
    </section>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-block py-1 underline decoration-line decoration-1 underline-offset-4 hover:text-ink hover:decoration-current"
      >
        {children}
      </Link>
    </li>
  )
}
