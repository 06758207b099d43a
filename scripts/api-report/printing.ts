/** A declaration as a reader sees it: the same text wherever it lies, in whatever order the compiler found the parts of its types. */
import ts from 'typescript';
import { followed } from './declarations.js';
import type { Naming } from './naming.js';

const printer = ts.createPrinter({ removeComments: true });
const { factory } = ts;

/** The parts of a union in the order of their texts, with what stands for nothing at the end. */
const inOrder = (parts: readonly string[]): string[] => {
  const isNothing = (text: string): number => Number(text === 'null' || text === 'undefined');
  return [...parts].sort((a, b) => isNothing(a) - isNothing(b) || (a < b ? -1 : 1));
};

const isSentence = (text: string): boolean => /\s/.test(text) && /[.!?:]$/.test(text);

/** Does a type ask for the type of a whole file? What that is depends on the files, so such an alias is told by what it comes to. */
const asksForAFile = (node: ts.Node, checker: ts.TypeChecker): boolean => {
  if (ts.isTypeQueryNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.exprName);
    return symbol !== undefined && (followed(checker, symbol).flags & ts.SymbolFlags.ValueModule) !== 0;
  }
  return ts.forEachChild(node, (child) => asksForAFile(child, checker) || undefined) ?? false;
};

/** What a computed alias comes to. */
const resolved = (type: ts.Type, naming: Naming, checker: ts.TypeChecker): string => {
  if (type.isUnion()) return inOrder(type.types.map((part) => resolved(part, naming, checker))).join(' | ');
  const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
  if (symbol !== undefined) return naming.nameOfSymbol(symbol);
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  if (text.includes('import(')) throw new Error(`This cannot be told without the names of files: ${text}`);
  return text;
};

/** A text that stands where a type stands. */
const typeFrom = (text: string): ts.TypeNode => factory.createTypeReferenceNode(text);
const textOf = (node: ts.Node, file: ts.SourceFile): string => printer.printNode(ts.EmitHint.Unspecified, node, file);

/** Gives everything a declaration names the name it has on its page, and every union its order. */
const renaming =
  (declaration: ts.Declaration, naming: Naming): ts.TransformerFactory<ts.Node> =>
  (context) => {
    const file = declaration.getSourceFile();
    const nameOf = (name: ts.Node): ts.Identifier | undefined => {
      const named = naming.nameOf(name);
      return named === undefined ? undefined : factory.createIdentifier(named);
    };
    const visit = (node: ts.Node): ts.Node => {
      const inside = ts.visitEachChild(node, visit, context);
      if (ts.isTypeReferenceNode(node) && ts.isTypeReferenceNode(inside))
        return factory.updateTypeReferenceNode(inside, nameOf(node.typeName) ?? inside.typeName, inside.typeArguments);
      if (ts.isTypeQueryNode(node) && ts.isTypeQueryNode(inside))
        return factory.updateTypeQueryNode(inside, nameOf(node.exprName) ?? inside.exprName, inside.typeArguments);
      if (ts.isExpressionWithTypeArguments(node) && ts.isExpressionWithTypeArguments(inside))
        return factory.updateExpressionWithTypeArguments(inside, nameOf(node.expression) ?? inside.expression, inside.typeArguments);
      if (ts.isComputedPropertyName(node) && ts.isComputedPropertyName(inside))
        return factory.updateComputedPropertyName(inside, nameOf(node.expression) ?? inside.expression);
      if (ts.isImportTypeNode(node) && ts.isImportTypeNode(inside)) {
        if (node.qualifier === undefined) throw new Error(`A declaration names a whole file: ${node.getText()}.`);
        const name = nameOf(node.qualifier) ?? node.qualifier;
        return node.isTypeOf
          ? factory.createTypeQueryNode(name, inside.typeArguments)
          : factory.createTypeReferenceNode(name, inside.typeArguments);
      }
      if (ts.isUnionTypeNode(inside))
        return factory.createUnionTypeNode(inOrder(inside.types.map((part) => textOf(part, file))).map(typeFrom));
      const isText = ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
      if (isText && ts.isVariableDeclaration(declaration) && isSentence(node.literal.text)) return typeFrom('string');
      return inside;
    };
    return visit;
  };

/** Prints a declaration under a name, with a word before it such as `export`. */
export const printed = (declaration: ts.Declaration, name: string, word: string, naming: Naming, checker: ts.TypeChecker): string => {
  const file = declaration.getSourceFile();
  const id = factory.createIdentifier(name);
  if (ts.isTypeAliasDeclaration(declaration) && asksForAFile(declaration.type, checker))
    return `${word} type ${name} = ${resolved(checker.getTypeAtLocation(declaration.type), naming, checker)};`;

  const node = ts.transform(declaration, [renaming(declaration, naming)]).transformed[0]!;
  const print = (renamed: ts.Node): string => `${word} ${textOf(renamed, file)}`;
  if (ts.isVariableDeclaration(node)) {
    const keyword = declaration.parent.flags & ts.NodeFlags.Const ? 'const' : 'let';
    return `${word} ${keyword} ${textOf(factory.updateVariableDeclaration(node, id, undefined, node.type, node.initializer), file)};`;
  }
  if (ts.isTypeAliasDeclaration(node)) return print(factory.updateTypeAliasDeclaration(node, [], id, node.typeParameters, node.type));
  if (ts.isInterfaceDeclaration(node))
    return print(factory.updateInterfaceDeclaration(node, [], id, node.typeParameters, node.heritageClauses, node.members));
  if (ts.isClassDeclaration(node)) {
    const isAbstract = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) ?? false;
    const modifiers = isAbstract ? [factory.createModifier(ts.SyntaxKind.AbstractKeyword)] : [];
    return print(factory.updateClassDeclaration(node, modifiers, id, node.typeParameters, node.heritageClauses, node.members));
  }
  if (ts.isFunctionDeclaration(node)) {
    const { asteriskToken, typeParameters, parameters, type } = node;
    return print(factory.updateFunctionDeclaration(node, [], asteriskToken, id, typeParameters, parameters, type, undefined));
  }
  throw new Error(`There is no way yet to print ${name}, which is a ${ts.SyntaxKind[declaration.kind]}.`);
};
