import { useEffect, useRef } from 'react'
import type { PasskeyProof } from '@/api/types'
import { canOfferPasskeys, offerPasskeys, stopAsking } from '@/lib/passkeys'
import { provePasskey } from './use-sign-in'

/**
 * While the sign-in form is shown, the browser lists passkeys with what it fills in by itself. Where it cannot, and
 * whenever that fails, there is the button, so nothing is said. Each round asks once; whatever else asks the browser
 * for a passkey takes the place of what was asked before.
 */
export function usePasskeyAutofill(onChosen: (proof: PasskeyProof) => void, round: number): void {
  const choose = useRef(onChosen)
  const isOffered = useRef(false)
  useEffect(() => {
    choose.current = onChosen
  })
  useEffect(() => {
    let isOver = false
    const offer = async () => {
      if (!(await canOfferPasskeys())) return
      const proof = await provePasskey(async (options) => {
        if (isOver) throw new Error('The form is gone.')
        isOffered.current = true
        return offerPasskeys(options)
      })
      if (!isOver) choose.current(proof)
    }
    offer().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [round])
  useEffect(
    () => () => {
      if (isOffered.current) void stopAsking()
    },
    [],
  )
}
