/** The day of the document's examples: deadlines lie ahead of it and rounds are under way, whenever the tests run. */
const TODAY = '2026-11-20T10:00:00.000+08:00'

const RealDate = Date
const offset = RealDate.parse(TODAY) - RealDate.now()

/** Puts the page's clock to that day; time goes on. Once a page. */
export function setClock(): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number | string | Date] | [number, number, number]) {
      if (given.length === 3) super(...given)
      else super(given.length === 0 ? RealDate.now() + offset : given[0])
    }
    static override now() {
      return RealDate.now() + offset
    }
  } as DateConstructor
}
