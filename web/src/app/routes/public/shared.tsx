import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sharedFile as text } from '@/copy/shared-file'
import { SharedFile } from '@/features/documents/shared-file/shared-file'
import { Notice } from '@/ui/notice'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

/** Where a link leads that someone was given. What opens it stands behind the address, which browsers send to no server. */
export default function Shared() {
  const token = useLinkedToken()
  return (
    <Page title={text.title} description={text.description} width="prose">
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 text-lg text-soft">{text.lead}</p>
      <p className="mt-3 mb-8">{text.inside}</p>
      {token ? (
        <SharedFile key={token} token={token} />
      ) : (
        <Notice tone="warning" title={text.incomplete}>
          <p>{text.incompleteText}</p>
        </Notice>
      )}
    </Page>
  )
}

/** It leaves the address at once, so that the history of a shared browser does not keep it. */
function useLinkedToken(): string {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState('')
  const behind = /^#[0-9a-f]{64}$/.test(hash) ? hash.slice(1) : ''
  if (behind && behind !== token) setToken(behind)
  useEffect(() => {
    if (behind) void navigate(pathname, { replace: true })
  }, [behind, pathname, navigate])
  return token
}
