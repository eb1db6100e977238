import type { Language } from '../../messages/format.ts'
import { resources } from '../../openapi/generated/resources.ts'

const words = resources.jobs.columns.find(({ name }) => name === 'kind')?.choiceLabels

/** What jobs of a kind are called in the list of jobs; undefined for a kind that is none of the contract's. */
export const kindWord = (kind: string, language: Language): string | undefined => words?.[kind]?.[language]
