export { useCrossSales, type UseCrossSales } from './use-cross-sales'
