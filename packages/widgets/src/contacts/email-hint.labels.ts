export const emailHintRu = {
  /** Below an e-mail whose domain looks mistyped; a press takes the one that is named. */
  meant: (domain: string): string => `Имели в виду ${domain}?`,
}

export type EmailHintLabels = typeof emailHintRu
