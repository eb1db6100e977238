import { Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createContext, useContext } from 'react'
import type { Language } from '../translate.ts'
import { translate } from '../translate.ts'
import { breakText, type HasGlyph, narrowQuotes, printable } from './text.ts'

interface Writing {
  language: Language
  hasGlyph: HasGlyph
}

/** What every piece of text in a document needs to know. */
export const Writing = createContext<Writing>({ language: 'en', hasGlyph: () => true })

type ViewProps = ComponentProps<typeof View>

interface WriteProps {
  children: string
  style?: NonNullable<ViewProps['style']>
  /** Points that must be free below it on the page, for headings; works only beside what it heads, not as a box's first child. */
  ahead?: number
}

/** The only way text gets onto the page: made printable and broken by our rules. */
export function Write({ children, style, ahead }: WriteProps) {
  const { hasGlyph, language } = useContext(Writing)
  const text = (
    <Text style={style ?? {}} hyphenationCallback={breakText}>
      {printable(narrowQuotes(children, language), hasGlyph)}
    </Text>
  )
  return ahead === undefined ? text : <View minPresenceAhead={ahead}>{text}</View>
}

/** A sentence of messages/<language>/report.ts. */
export function useSentence(): (key: string, params?: Record<string, string | number>) => string {
  const { language } = useContext(Writing)
  return (key, params) => translate(language, key, params)
}

/** The document's language. */
export const useLanguage = (): Language => useContext(Writing).language
