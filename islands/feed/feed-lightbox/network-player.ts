/** The network's own player (contract 05 §14.7). */
const NETWORK_PLAYER = /^https?:\/\/(?:www\.)?facebook\.com\/v2\.3\/plugins\/video\.php/i

export const isNetworkPlayer = (url: string) => NETWORK_PLAYER.test(url)
