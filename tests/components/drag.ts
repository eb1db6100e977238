/** Something is picked up and held over places: what is drawn before it is let go. The drops themselves are real ones. */

/** Where in an element the pointer is, from its top. */
interface Held {
  over: (target: Element, y: number) => void
  /** Escape: the browser ends it where it began. */
  giveUp: () => void
}

/** `grip`: the part of it that it is held by. */
export function pickUp(source: Element, grip = source): Held {
  grip.scrollIntoView({ block: 'center', behavior: 'instant' })
  const dataTransfer = new DataTransfer()
  function fire(type: string, target: Element, y: number, at = target): void {
    const { left, top } = at.getBoundingClientRect()
    const place = { clientX: left + 5, clientY: top + y }
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...place }))
  }
  fire('dragstart', source, 5, grip)
  return {
    over(target, y) {
      fire('dragenter', target, y)
      fire('dragover', target, y)
    },
    giveUp: () => fire('dragend', source, 5),
  }
}
