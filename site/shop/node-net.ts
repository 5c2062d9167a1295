/** What the shop server takes of `node:net`: in a browser tab nobody connects, so there are no addresses and no proxies. */
export const isIP = (): number => 0
export const isIPv6 = (): boolean => false

export class BlockList {
  addSubnet(): void {}
  check(): boolean {
    return false
  }
}
