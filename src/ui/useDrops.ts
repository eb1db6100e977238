import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent } from 'react'

type Data = Record<string | symbol, unknown>

/** Listens to all drops on the page: `drop` gets what was dragged and where it was let go, empty outside every place. */
export function useDrops(drop: (dragged: Data, place: Data) => void): void {
  const tell = useEffectEvent(drop)
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => tell(source.data, location.current.dropTargets[0]?.data ?? {}),
      }),
    [],
  )
}
