/** A ref for the present tab: on a narrow screen its row scrolls, and the present one must not be outside. */
export function intoView(element: HTMLElement | null) {
  const row = element?.parentElement
  if (element && row) row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2
}
