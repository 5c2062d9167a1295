import * as z from 'zod/mini'

/** The payment methods of the shop. */
export const wooGateways = z.array(
  z.object({
    id: z.string(),
    enabled: z.boolean(),
    // Without settings PHP writes a list.
    settings: z._default(z.unknown(), {}),
  }),
)

/** The shipping methods for which pay on delivery is offered; all where none is named. */
export const wooMethodLimit = z.object({
  enable_for_methods: z.optional(z.object({ value: z.union([z.array(z.string()), z.string()]) })),
})

/** Zones, what they cover, and how parcels get there. */
export const wooZones = z.array(z.object({ id: z.int(), order: z._default(z.int(), 0) }))
export const wooZoneLocations = z.array(z.object({ code: z.string(), type: z.string() }))
export const wooZoneMethods = z.array(
  z.object({ instance_id: z.int(), title: z.string(), method_id: z.string(), enabled: z.boolean() }),
)

/** The general settings: the address of the shop is among them. */
export const wooSettings = z.array(z.object({ id: z.string(), value: z.optional(z.unknown()) }))
