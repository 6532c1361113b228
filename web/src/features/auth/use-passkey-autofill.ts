import { useEffect, useRef } from 'react'
import type { PasskeyProof } from '@/api/types'
import { canOfferPasskeys, offerPasskeys, stopAsking } from '@/lib/passkeys'
import { provePasskey } from './use-sign-in'

/**
 * The browser lists passkeys with what it fills in by itself, until one is chosen or something else asks it for one.
 * Where it cannot, and whenever that fails, there is the button, so nothing is said.
 */
export function usePasskeyAutofill(onChosen: (proof: PasskeyProof) => void): void {
  const choose = useRef(onChosen)
  useEffect(() => {
    choose.current = onChosen
  })
  useEffect(() => {
    let isGone = false
    let isOffered = false
    const offer = async () => {
      if (!(await canOfferPasskeys())) return
      const proof = await provePasskey(async (options) => {
        if (isGone) throw new Error('The form is gone.')
        isOffered = true
        return offerPasskeys(options)
      })
      if (!isGone) choose.current(proof)
    }
    offer().catch(() => undefined)
    return () => {
      isGone = true
      if (isOffered) void stopAsking()
    }
  }, [])
}
