import { createContext, useContext } from 'react'
import type { MessageParams } from '../../messages/format.ts'

export type Translate = (key: string, params?: MessageParams) => string

export const TranslateContext = createContext<Translate>((key) => key)

export const useTranslate = () => useContext(TranslateContext)
