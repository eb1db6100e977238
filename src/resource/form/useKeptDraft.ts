/** What is typed or chosen in a dialog and is neither saved nor given up: kept when the session ends, and offered again. */
import { useOffer } from '../../providers/kept/useOffer.ts'
import type { KeptDraft } from '../../ui/dialog/DialogFrame.tsx'

interface DraftParts<Draft> {
  /** What the dialog is about: the shelf is the person's and the enterprise's own. */
  name: string
  /** As in useOffer; what lies there has gone through JSON. */
  read: (kept: unknown) => Draft | null
  /** Null while nothing is typed. */
  typed: Draft | null
  onRestore: (draft: Draft) => void
  /** Of one that still waits for a word and a newer one; the newer one takes its place where nothing is said. */
  join?: (offered: Draft, typed: Draft) => Draft
}

export function useKeptDraft<Draft>(parts: DraftParts<Draft>): KeptDraft {
  const { name, read, typed, onRestore, join = (_, newer) => newer } = parts
  const { offered, keep, leave } = useOffer(name, read)
  return {
    hasTyped: typed !== null,
    isOffered: offered !== null,
    keep() {
      if (typed !== null) keep(offered === null ? typed : join(offered, typed))
    },
    restore() {
      if (offered !== null) onRestore(offered)
      leave(null)
    },
    drop: () => leave(null),
    giveUp: () => leave(offered),
  }
}
