import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Moving to another question puts the cursor where the answer goes, and so does another way to answer it (`isNew`). */
export function useFocusAfterMove(focus: () => void, isNew = false): void {
  const { state } = useLocation()
  const hasMoved = (state as { moved?: boolean } | null)?.moved === true
  useEffect(() => {
    if (hasMoved || isNew) focus()
    // oxlint-disable-next-line react/exhaustive-deps -- when the question appears, not when its form changes
  }, [])
}
