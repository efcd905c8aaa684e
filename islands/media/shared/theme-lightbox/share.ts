import type { Network } from './settings'

/** Contract 03 §4.4. */
const POP_UP = 'width=640,height=360,menubar=no,toolbar=no,resizable=yes,scrollbars=yes'

const ADDRESSES: Readonly<Record<Network, (url: string) => string>> = {
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  twitter: (url) => `https://twitter.com/intent/tweet?url=${url}`,
  pinterest: (url) => `https://www.pinterest.com/pin/create/button/?url=${url}&media=${url}`,
}

/** The address that shares a picture on a network. @param url absolute */
export const shareAddress = (network: Network, url: string) => ADDRESSES[network](encodeURIComponent(url))

/** @returns whether the browser has opened the pop-up */
export function openShare(window: Window, address: string): boolean {
  const opened = window.open(address, 'laurel-share', POP_UP)
  if (!opened) return false
  try {
    // The network's page must have no access to this page.
    opened.opener = null
  } catch {
    // The pop-up has navigated to the other site already.
  }
  return true
}
