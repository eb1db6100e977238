/** What the answering page tells a rater about who will see what (anonymity.md R16), made from the rule the gate enforces. */
import type { MessageParams } from '../errors.ts'
import type { AnonymityRule } from '../scoring/report.ts'
import { isProtected, type LevelType } from './levels.ts'

/** One sentence. The page adds the parameter `level`, the level's name in the reader's language. */
export interface PromiseSentence {
  key: `feedback.privacy.${string}`
  params: MessageParams
}

/** The sentences for a rater of this level, in reading order. Nothing is said that the rule does not keep. */
export function promise(rule: AnonymityRule, levelType: LevelType): PromiseSentence[] {
  return rule.anonymous ? anonymousPromise(rule, levelType) : namedPromise(rule, levelType)
}

function anonymousPromise(rule: AnonymityRule, levelType: LevelType): PromiseSentence[] {
  if (levelType === 'self') return [say('selfSeen'), say('final')]
  if (!isProtected(levelType, rule.exemptLevelTypes)) {
    // No word on "names do not appear": with one superior the level is the name.
    return [say('exempt'), say('verbatim'), say('progress'), say('final')]
  }
  return [
    say('anonymous'),
    say(rule.pooling ? 'floor' : 'floorHidden', { scores: rule.scoreFloor, comments: rule.commentFloor }),
    say('verbatim'),
    say('unanimous'),
    say('progress'),
    say('final'),
  ]
}

function namedPromise(rule: AnonymityRule, levelType: LevelType): PromiseSentence[] {
  if (levelType === 'self') return [say('namedSelf'), say('final')]
  const isHidden = isProtected(levelType, rule.exemptLevelTypes)
  return [
    say('named'),
    ...(isHidden ? [] : [say('exempt')]),
    ...(isHidden && rule.scoreFloor > 1 ? [say('namedFloor', { scores: rule.scoreFloor })] : []),
    say('verbatim'),
    say('final'),
  ]
}

function say(name: string, params: MessageParams = {}): PromiseSentence {
  return { key: `feedback.privacy.${name}`, params }
}
