/** How slides take each other's place. What is marked, and how high the list is, is not its business. */
export interface Stage {
  /** Measures anew and puts a slide in its place; the frame has no pace then. */
  lay(index: number): void
  /**
   * Brings a slide on.
   * @param by a step, which goes on over the ends; 0 goes there within the row
   */
  show(index: number, by: -1 | 0 | 1): void
  /** Takes the slides along with the pointer. */
  drag(deltaPx: number): void
}
