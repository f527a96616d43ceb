export type FaqEntry = {
    question: string;
    answer: string;
};
export declare const homeFaq: readonly FaqEntry[];
