/** A dimension's name while it is typed, over the one that is stored; kept when the session ends, and offered again. */
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { brokenNameRule } from '../../../domain/inputRules.ts'
import { isBlank } from '../../../domain/paper/blank.ts'
import { isSessionOver, isStale, nameFault } from '../../providers/calls/errors.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { useOffer } from '../../providers/kept/useOffer.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { rowOf } from '../../resource/form/body.ts'
import type { WhoseStays } from '../../resource/form/StaleDialog.tsx'
import type { Dimension } from './model.ts'

/** What was typed, and the stored name it is a change of. */
interface Typed {
  text: string
  over: string
}

/** What lies on the shelf; null where it cannot be read, or is stored by now. */
function readTyped(kept: unknown, name: string): Typed | null {
  const { text, over } = rowOf(kept)
  return typeof text === 'string' && typeof over === 'string' && text !== name ? { text, over } : null
}

/** What is typed stays until it is stored or taken back, whatever somebody else calls it meanwhile. */
export function useTypedName({ id, name }: Dimension) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  /** The name that a save which was refused was made on. */
  const [refused, setRefused] = useState<string | null>(null)
  const questionnaireId = useQuestionnaireId()
  const { mutate, isPending, error } = useAct('updateDimension', { meta: { asksWhenStale: true } })
  const shelf = useOffer(`dimensionName.${questionnaireId}.${id}`, (kept) => readTyped(kept, name))
  const broken = typed && brokenNameRule(typed.text)

  useEffect(() => {
    if (!isPending) setTyped((now) => (now?.text === name ? null : now))
  }, [name, isPending])

  function send(text: string, over: string) {
    setTyped({ text, over })
    setSent(text)
    setRefused(null)
    mutate(
      { path: { id: questionnaireId }, body: { id, name: text, before: over } },
      {
        // What was typed meanwhile is a change of what is stored now.
        onSuccess() {
          setTyped((now) => now && { ...now, over: text })
          shelf.leave(null)
        },
        onError(failure) {
          setSent(null)
          // It was on its way, so nothing was unsaved.
          if (isSessionOver(failure)) shelf.keep({ text, over })
          if (isStale(failure)) setRefused(over)
        },
      },
    )
  }

  function takeBack() {
    setRefused(null)
    setTyped(null)
  }

  // Nothing is asked as long as the other name could not be read, or where it is the same.
  const isAsked = refused !== null && typed !== null && !isPending && name !== refused && name !== typed.text
  const changes = [{ name: 'name', label: translate('dimensions.name'), value: name }]
  const whoseStays: WhoseStays = {
    theirs: isAsked ? { changes } : null,
    keepMine: () => typed && send(typed.text, name),
    takeTheirs: takeBack,
  }

  return {
    text: typed?.text ?? name,
    /** Why it is not sent as it is typed. */
    broken,
    isUnsaved: typed !== null && typed.text !== name && typed.text !== sent,
    /** What the server said of the name. */
    fault: nameFault(error),
    isPending,
    type: (text: string) => setTyped({ text, over: typed?.over ?? name }),
    takeBack,
    save() {
      if (typed === null || isPending || broken !== null) return
      const wanted = typed.text.trim()
      if (isBlank(wanted) || wanted === name) return setTyped(null)
      send(wanted, typed.over)
    },
    whoseStays,
    isOffered: shelf.offered !== null,
    keep: () => shelf.keep(typed),
    restore() {
      setTyped(shelf.offered)
      shelf.leave(null)
    },
    drop: () => shelf.leave(null),
  }
}
