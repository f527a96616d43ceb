import type { LimitStore } from './limits.ts';
export declare function memoryLimitStore(now?: () => number): LimitStore;
