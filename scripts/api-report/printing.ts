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
  return symbol === undefined ? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation) : naming.nameOfSymbol(symbol);
};

/** Prints a declaration under a name. */
export const printed = (declaration: ts.Declaration, name: string, word: string, naming: Naming, checker: ts.TypeChecker): string => {
  const file = declaration.getSourceFile();
  const textOf = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const typeFrom = (text: string): ts.TypeNode => factory.createTypeReferenceNode(text);
  const isConstant = ts.isVariableDeclaration(declaration);

  const transformer: ts.TransformerFactory<ts.Node> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const inside = ts.visitEachChild(node, visit, context);
      if (ts.isTypeReferenceNode(node) && ts.isTypeReferenceNode(inside)) {
        const named = naming.nameOf(node.typeName);
        return named === undefined
          ? inside
          : factory.updateTypeReferenceNode(inside, factory.createIdentifier(named), inside.typeArguments);
      }
      if (ts.isTypeQueryNode(node) && ts.isTypeQueryNode(inside)) {
        const named = naming.nameOf(node.exprName);
        return named === undefined ? inside : factory.updateTypeQueryNode(inside, factory.createIdentifier(named), inside.typeArguments);
      }
      if (
        ts.isExpressionWithTypeArguments(node) &&
        ts.isExpressionWithTypeArguments(inside) &&
        ts.isEntityNameExpression(node.expression)
      ) {
        const named = naming.nameOf(node.expression);
        if (named === undefined) return inside;
        return factory.updateExpressionWithTypeArguments(inside, factory.createIdentifier(named), inside.typeArguments);
      }
      if (ts.isComputedPropertyName(node) && ts.isEntityNameExpression(node.expression)) {
        const named = naming.nameOf(node.expression);
        return named === undefined ? inside : factory.createComputedPropertyName(factory.createIdentifier(named));
      }
      if (ts.isImportTypeNode(node) && ts.isImportTypeNode(inside)) {
        if (node.qualifier === undefined) throw new Error(`${name} names a whole file: ${node.getText()}.`);
        const named = naming.nameOf(node.qualifier) ?? node.qualifier.getText();
        return node.isTypeOf
          ? factory.createTypeQueryNode(factory.createIdentifier(named), inside.typeArguments)
          : factory.createTypeReferenceNode(named, inside.typeArguments);
      }
      if (ts.isUnionTypeNode(inside)) return factory.createUnionTypeNode(inOrder(inside.types.map(textOf)).map(typeFrom));
      if (isConstant && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && isSentence(node.literal.text))
        return typeFrom('string');
      return inside;
    };
    return visit;
  };

  const { transformed } = ts.transform(declaration, [transformer]);
  const node = transformed[0]!;
  const kept = (modifiers: ts.NodeArray<ts.ModifierLike> | undefined): string =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) ? 'abstract ' : '';
  const id = factory.createIdentifier(name);

  if (ts.isVariableDeclaration(node)) {
    const keyword = declaration.parent.flags & ts.NodeFlags.Const ? 'const' : 'let';
    const initializer = node.initializer === undefined ? '' : ` = ${textOf(node.initializer)}`;
    return `${word}${keyword} ${name}${node.type === undefined ? '' : `: ${textOf(node.type)}`}${initializer};`;
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const type =
      ts.isTypeAliasDeclaration(declaration) && asksForAFile(declaration.type, checker)
        ? typeFrom(resolved(checker.getTypeAtLocation(declaration.type), naming, checker))
        : node.type;
    return word + textOf(factory.updateTypeAliasDeclaration(node, [], id, node.typeParameters, type));
  }
  if (ts.isInterfaceDeclaration(node))
    return word + textOf(factory.updateInterfaceDeclaration(node, [], id, node.typeParameters, node.heritageClauses, node.members));
  if (ts.isClassDeclaration(node))
    return (
      word +
      kept(node.modifiers) +
      textOf(factory.updateClassDeclaration(node, [], id, node.typeParameters, node.heritageClauses, node.members))
    );
  if (ts.isFunctionDeclaration(node)) {
    const { asteriskToken, typeParameters, parameters, type } = node;
    return word + textOf(factory.updateFunctionDeclaration(node, [], asteriskToken, id, typeParameters, parameters, type, undefined));
  }
  throw new Error(`There is no way yet to print ${name}, which is a ${ts.SyntaxKind[declaration.kind]}.`);
};
