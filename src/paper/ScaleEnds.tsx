interface ScaleEndsProps {
  left: string | undefined
  middle?: string | undefined
  right: string | undefined
}

/** The words under a scale; read out with the scores themselves, so hidden from screen readers here. */
export function ScaleEnds({ left, middle, right }: ScaleEndsProps) {
  if (!left && !middle && !right) return null
  return (
    <div className="q-ends" aria-hidden="true">
      <span>{left}</span>
      <span>{middle}</span>
      <span>{right}</span>
    </div>
  )
}
