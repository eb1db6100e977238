/** A reference of the wire: null, 0 and nothing at all mean none. */
export function reference(id: number | null | undefined): number | null {
  return id === undefined || id === 0 ? null : id
}
