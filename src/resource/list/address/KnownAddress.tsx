import { type ReactNode, useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { useNameList } from '../../../providers/useLanguage.ts'
import { useWords } from '../../label.ts'
import { type Dropped, type Known, readAddress } from './address.ts'

/** Draws the list once its address holds nothing but what the list knows; what was dropped is told. */
export function KnownAddress({ known, children }: { known: Known; children: ReactNode }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { pathname, search } = useLocation()
  const read = readAddress(search, known)
  const { label } = useWords()
  const word = ({ of, value }: Dropped) => {
    const filter = of === 'filter' && known.filters.find(({ name }) => name === value)
    return translate(`list.dropped.${of}`, { value: filter ? label(filter) : value })
  }
  const dropped = useNameList()(read.dropped.map(word))
  useEffect(() => {
    if (dropped !== '') notify(translate('list.dropped', { names: dropped }), { type: 'info' })
  }, [dropped, notify, translate])
  if (read.isChanged) return <Navigate to={`${pathname}${read.search}`} replace />
  return children
}
