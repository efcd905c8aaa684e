/** Spec storefront §9. At exactly this distance the header has its full size. */
const SHRINK_PX = 160

/** @param top of the header's outermost box, in px from the window's top */
export function isShrunk({ isStuck, top }: { isStuck: boolean; top: number }): boolean {
  return isStuck && top < -SHRINK_PX
}
