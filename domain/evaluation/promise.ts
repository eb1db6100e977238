/** What the answering page tells a rater about who will see what (anonymity.md R16), made from the rule the gate enforces. */
import type { MessageParams } from '../errors.ts'
import type { AnonymityRule } from '../scoring/report.ts'
import { receiversOf } from '../scoring/rule.ts'
import { isProtected, type LevelType } from './levels.ts'

/** One sentence; `promiseWords` adds the parameter `level`. */
export interface PromiseSentence {
  key: `feedback.privacy.${string}`
  params: MessageParams
}

/** In reading order: what everybody reads before answering, and what is one tap away. */
export interface PromiseText {
  sentences: PromiseSentence[]
  more: PromiseSentence[]
}

/**
 * The sentences for a rater of this level. Nothing is said that the rule does not keep; what it cannot keep from whoever
 * runs the enterprise's provider is said where that `isProviderADoor` to the form.
 */
export function promise(rule: AnonymityRule, levelType: LevelType, isProviderADoor: boolean): PromiseText {
  if (!rule.anonymous) return { sentences: namedPromise(rule, levelType), more: [] }
  return anonymousPromise(rule, levelType, isProviderADoor)
}

function anonymousPromise(rule: AnonymityRule, levelType: LevelType, isProviderADoor: boolean): PromiseText {
  // Who sees and who comes in before the finish: of every level, exempt or not (R5, R20).
  const provider = isProviderADoor ? [say('provider')] : []
  const more = [say('progress'), say('drafts'), say('mailbox'), ...provider, say('doors')]
  const isExempt = !isProtected(levelType, rule.exemptLevelTypes)
  if (levelType === 'self') {
    // One form is under every floor, and one's own level is never pooled.
    return { sentences: [say(isExempt ? 'selfSeen' : 'selfHidden'), receivers(rule), say('final')], more }
  }
  // No word on "names do not appear": with one superior the level is the name.
  if (isExempt) return { sentences: [say('exempt'), receivers(rule), say('verbatim'), say('final')], more }
  return {
    sentences: [
      say('anonymous'),
      say(rule.pooling ? 'floor' : 'floorHidden', { scores: rule.scoreFloor, comments: rule.commentFloor }),
      receivers(rule),
      say('verbatim'),
      say('unanimous'),
      say('final'),
    ],
    more: [...more, say('newcomers')],
  }
}

function namedPromise(rule: AnonymityRule, levelType: LevelType): PromiseSentence[] {
  if (levelType === 'self') return [say('namedSelf'), receivers(rule), say('final')]
  const isHidden = isProtected(levelType, rule.exemptLevelTypes)
  return [
    say('named'),
    ...(isHidden ? [] : [say('exempt')]),
    ...(isHidden && rule.scoreFloor > 1 ? [say('namedFloor', { scores: rule.scoreFloor })] : []),
    receivers(rule),
    say('verbatim'),
    say('final'),
  ]
}

/** Every report call is the administrators'; whom it is made for is fixed at publish. */
function receivers(rule: AnonymityRule): PromiseSentence {
  return say(receiversOf(rule).includes('superior') ? 'receiversSuperior' : 'receivers')
}

/** Finds a message in the reader's language. */
type Translate = (key: string, params: MessageParams) => string

/** A level as its raters are told of it: as the administrator calls it; else a built-in one in the reader's words. */
export function toldLevel(translate: Translate, level: { levelType: LevelType; levelName: string }): string {
  return level.levelName || translate(`feedback.level.${level.levelType}`, {})
}

/** The sentences word for word, as raters of the level read them and administrators before the start. */
export function promiseWords(
  translate: Translate,
  sentences: readonly { key: string; params: MessageParams }[],
  level: { levelType: LevelType; levelName: string },
): string[] {
  return sentences.map(({ key, params }) => translate(key, { ...params, level: toldLevel(translate, level) }))
}

function say(name: string, params: MessageParams = {}): PromiseSentence {
  return { key: `feedback.privacy.${name}`, params }
}
